import type { FamilyMember } from '@paga/contract/employees';
import { FamilyMemberType, HealthInsuranceOption } from '@paga/contract/shapes';
import type { FamilyMembers, Insurance } from '@paga/payroll';

/** Family member types of the wire by the engine's names. */
const familyKinds = {
  [FamilyMemberType.partner]: 'partner',
  [FamilyMemberType.children]: 'children',
  [FamilyMemberType.adultChildren]: 'adultChildren',
  [FamilyMemberType.parents]: 'parent',
} as const;

type Insured = {
  healthInsurance: HealthInsuranceOption;
  healthInsurancePercentage?: Insurance['employerPercentage'];
  familyMembers: readonly FamilyMember[];
};

/** A private health insurance as the engine takes it; null: not insured. */
export function insuranceOf({
  healthInsurance,
  healthInsurancePercentage,
  familyMembers,
}: Insured): Insurance | null {
  if (healthInsurance === HealthInsuranceOption.none) return null;
  const family: FamilyMembers = {};
  for (const { familyMemberType, members } of familyMembers) family[familyKinds[familyMemberType]] = members;
  return { option: healthInsurance, employerPercentage: healthInsurancePercentage, family };
}
