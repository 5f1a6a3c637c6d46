import { query } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { Icon, type IconName, Row } from '@paga/kit';
import { useMaybeCompany, useMayCall, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';

const ACCOUNTING = 'https://app.qbo.intuit.com/';
/** The place of the calculator's card on the main page. */
const CALCULATOR = cellId('payroll/calculator');

/** The id of a card's cell, by which a shortcut finds it. */
export function cellId(card: string): string {
  return `card-${card.replace('/', '-')}`;
}

/** Brings a card into view and the focus to its first field. */
function goToCard(id: string): void {
  const cell = document.getElementById(id);
  if (!cell) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  cell.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  const field =
    cell.querySelector<HTMLElement>('input[type="text"], input:not([type]), input[inputmode]') ?? cell;
  field.focus({ preventScroll: true });
}

/** The shortcuts of the home page (spec 1 §1), each where the role may do it; accounting only with the integration. */
export function Shortcuts(): ReactNode {
  const { t } = useTranslation('shell');
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const { routes } = usePlaces();
  const state = useQuery({
    ...query(getSetupState, {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const mayAdd = useMayCall('createEmployee');
  const employees = routes.some((route) => route.path === '/employees') && mayAdd;
  return (
    <nav aria-label={t('dashboard.shortcuts')}>
      <Row as="ul" align="stretch" className="dashboard-shortcuts">
        {mayCall(roleId, 'calculateSalary') && (
          <li>
            <button type="button" className="dashboard-shortcut" onClick={() => goToCard(CALCULATOR)}>
              <ShortcutText icon="calculator" text={t('dashboard.calculator')} />
            </button>
          </li>
        )}
        {employees && <Inside to="/employees?new=1" icon="plus" text={t('dashboard.addEmployee')} />}
        <Outside href={state.data?.taxPortal} text={t('dashboard.taxDeclaration')} />
        {company?.hasQuickbooks && <Outside href={ACCOUNTING} text={t('dashboard.accounting')} />}
      </Row>
    </nav>
  );
}

function Inside({ to, icon, text }: { to: string; icon: IconName; text: string }): ReactNode {
  return (
    <li>
      <Link className="dashboard-shortcut" to={to}>
        <ShortcutText icon={icon} text={text} />
      </Link>
    </li>
  );
}

function Outside({ href, text }: { href: string | undefined; text: string }): ReactNode {
  return (
    <li>
      <a className="dashboard-shortcut" href={href} target="_blank" rel="noopener noreferrer">
        <ShortcutText icon="external" text={text} />
      </a>
    </li>
  );
}

function ShortcutText({ icon, text }: { icon: IconName; text: string }): ReactNode {
  return (
    <>
      <Icon name={icon} />
      {text}
    </>
  );
}
