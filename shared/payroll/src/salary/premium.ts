import { amountOf } from '#money/amount.ts';
import type { Cents } from '#money/cents.ts';
import { percentOf, type Rate, toRate } from '#money/rate.ts';
import type { Insurance, PremiumTable } from './input.ts';

/** A health premium and who pays it, in cents. */
export type Premium = {
  /** The whole premium, taken from the net. */
  prime: Cents;
  /** The family's part of it. */
  familyExpenses: Cents;
  /** The employer's share, added to the gross. */
  insurancePlus: Cents;
  employerRate: Rate;
};

const none: Premium = { prime: 0, familyExpenses: 0, insurancePlus: 0, employerRate: 0 };

/**
 * The month's health premium by option (rules §3): 1 shared, family included; 2 the own premium, paid by the employee; 3 none.
 * Never prorated. Without a premium table and without a typed premium nobody is insured.
 *
 * Example: option 1 at 60 % of 45.01 is prime 45.01 and insurance+ 27.01.
 */
export function premiumOf(
  insurance: Insurance | null | undefined,
  table: PremiumTable | null | undefined,
): Premium {
  if (!insurance || insurance.option === 3) return none;
  const typed =
    insurance.premium === undefined || insurance.premium === null ? null : amountOf(insurance.premium);
  const family = insurance.option === 1 && table ? familyOf(insurance, table) : 0;
  const prime = typed ?? amountOf(table?.prime) + family;
  const employerRate = insurance.option === 1 ? toRate(insurance.employerPercentage ?? 0) : 0;
  return {
    prime,
    familyExpenses: Math.min(family, prime),
    insurancePlus: percentOf(prime, employerRate),
    employerRate,
  };
}

function familyOf(insurance: Insurance, table: PremiumTable): Cents {
  const { partner, children, adultChildren, parent } = insurance.family ?? {};
  return (
    amountOf(table.partner) * amountOf(partner) +
    amountOf(table.children) * amountOf(children) +
    amountOf(table.adultChildren) * amountOf(adultChildren) +
    amountOf(table.parent) * amountOf(parent)
  );
}
