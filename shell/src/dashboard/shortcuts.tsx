import { query } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { EmptyState, Icon, type IconName, Modal, Row } from '@paga/kit';
import { Extension, useMaybeCompany, useMayCall, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlaces } from '#access/use-places.ts';

const ACCOUNTING = 'https://app.qbo.intuit.com/';
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
            <Calculator />
          </li>
        )}
        {employees && <Inside to="/employees?new=1" icon="plus" text={t('dashboard.addEmployee')} />}
        <Outside href={state.data?.taxPortal} text={t('dashboard.taxDeclaration')} />
        {company?.hasQuickbooks && <Outside href={ACCOUNTING} text={t('dashboard.accounting')} />}
      </Row>
    </nav>
  );
}

/** The calculator in a window: its code is loaded when somebody asks for it. */
function Calculator(): ReactNode {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const title = t('dashboard.calculator');
  return (
    <>
      <button type="button" className="dashboard-shortcut" onClick={() => setOpen(true)}>
        <ShortcutText icon="calculator" text={title} />
      </button>
      <Modal open={isOpen} title={title} width={400} onClose={() => setOpen(false)}>
        <Extension point="calculator" fallback={<EmptyState title={t('dashboard.calculatorAbsent')} />} />
      </Modal>
    </>
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
