import type { ReactElement } from 'react';
import { ContributionsBookModal } from '#person/contributions-book.modal.tsx';
import { GroupPage } from './group-page.tsx';

const windows = { contributionsBook: ContributionsBookModal };

/** What the tax administration asks for: the book of contributions, the electronic declaration. */
export function TaxAdministrationScreen(): ReactElement {
  return <GroupPage group="taxAdministration" windows={windows} />;
}
