import { RoleId } from '#core/shapes.ts';
import { type Deed, foreignCompanies, GRANTED_ROLES, grantsRole, refusedDeed } from './user-grants.ts';

const ROLES = Object.values(RoleId);
const DEEDS: Deed[] = ['rename', 'facts', 'links', 'remove'];

test('a role gives the roles of a number not lower than its own; role 4 none', () => {
  const given = ROLES.map((own) => ROLES.filter((other) => grantsRole(own, other)));
  expect(given).toEqual([[1, 2, 3, 4], [2, 3, 4], [3, 4], []]);
  expect(Object.keys(GRANTED_ROLES)).toHaveLength(4);
});

test.each(ROLES.flatMap((own) => ROLES.map((other) => [own, other] as const)))(
  'role %i does to role %i what the table says',
  (own, other) => {
    const manager = { userId: 1, roleId: own, companyIds: [7] };
    for (const deed of DEEDS) {
      const expected = own <= other && own !== 4 ? undefined : 'ROLE_NOT_GRANTED';
      expect(refusedDeed(manager, { id: 2, roleId: other, elsewhere: false }, deed)).toBe(expected);
    }
  },
);

test('of oneself only the name is changed', () => {
  for (const roleId of [1, 2, 3] as const) {
    const refusals = DEEDS.map((deed) =>
      refusedDeed({ userId: 1, roleId, companyIds: [7] }, { id: 1, roleId, elsewhere: false }, deed),
    );
    expect(refusals).toEqual([undefined, 'OWN_ACCOUNT', 'OWN_ACCOUNT', 'OWN_ACCOUNT']);
  }
});

test('of a person who also works for strangers only the links to the own companies are changed, or ended', () => {
  const manager = { userId: 1, roleId: 2 as const, companyIds: [7] };
  const refusals = DEEDS.map((deed) => refusedDeed(manager, { id: 2, roleId: 3, elsewhere: true }, deed));
  expect(refusals).toEqual(['PERSON_WORKS_ELSEWHERE', 'PERSON_WORKS_ELSEWHERE', undefined, undefined]);
});

test('nobody links to a company of others, and the super admin reaches all', () => {
  expect(foreignCompanies({ userId: 1, roleId: 2, companyIds: [7, 8] }, [7, 9])).toEqual([9]);
  expect(foreignCompanies({ userId: 1, roleId: 1, companyIds: [] }, [7, 9])).toEqual([]);
});
