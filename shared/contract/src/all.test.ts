import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { accessTable } from '../derived/access-table.ts';
import { calls, callsByArea } from './all.ts';
import { refusedWhenClosed } from './closed-company.ts';
import type { Endpoint } from './core/endpoint.ts';
import { accessTableSource } from './derive-access.ts';

const place = (method: string, where: string) => `${method} ${where.replace(/\/$/, '').toLowerCase()}`;
const specified = readFileSync(path.join(__dirname, 'spec-calls.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'));
const declared = new Map(
  Object.entries(callsByArea).flatMap(([area, group]) =>
    (Object.values(group) as Endpoint[]).map((call) => [
      place(call.method, call.path),
      [area, call.base === 'root' ? 'B' : 'A'],
    ]),
  ),
);

describe('the declared calls', () => {
  it('number as many as the specification lists, and more of ours', () => {
    expect(specified).toHaveLength(156);
    expect(Object.keys(calls).length).toBeGreaterThan(156);
  });

  it.each(specified)(
    '%s %s is declared in the area %s, on base %s',
    (method = '', where = '', area, base) => {
      expect(declared.get(place(method, where))).toEqual([area, base]);
    },
  );

  it('stand each at a place of its own', () => {
    expect(declared.size).toBe(Object.keys(calls).length);
  });

  it('take no field that they do not declare', () => {
    for (const [name, { params, query, body }] of Object.entries(calls as Record<string, Endpoint>))
      for (const part of [params, query, body]) {
        if (part instanceof z.ZodObject)
          expect([name, (part as z.ZodObject).def.catchall?._zod.def.type]).toEqual([name, 'never']);
        else expect([name, part]).toEqual([name, undefined]);
      }
  });

  it('name their company where the request has such a field', () => {
    for (const [name, { companyIn, params, query, body }] of Object.entries(
      calls as Record<string, Endpoint>,
    )) {
      if (!companyIn) continue;
      const [part, field] = companyIn.split('.');
      const schema = { params, query, body }[part as 'params' | 'query' | 'body'];
      expect([
        name,
        schema && 'shape' in schema && Object.keys(schema.shape as object).includes(field ?? ''),
      ]).toEqual([name, true]);
    }
  });
});

test('what the screens know of access is derived from the declarations', () => {
  const derived = path.join(__dirname, '../derived/access-table.ts');
  expect(readFileSync(derived, 'utf8')).toBe(accessTableSource());
});

test('a closed company lets through read marks, its backup and what role 1 does about it, and no other write', () => {
  const writes = Object.entries(calls as Record<string, Endpoint>).filter(
    ([, { effect, access }]) => effect === 'write' && access.level === 'company',
  );
  const through = writes.filter(([name]) => !refusedWhenClosed(name)).map(([name]) => name);
  expect(through.sort()).toEqual([
    'deleteTenant',
    'downloadBackup',
    'readAllNotifications',
    'readNotification',
    'updateTenant',
  ]);
});

describe('the access table', () => {
  it('has a row for every call and no other', () => {
    expect(Object.keys(accessTable).sort()).toEqual(Object.keys(calls).sort());
  });

  it('opens to nobody-in-particular only sign-in by password or passkey, the reset of a password, the link of joining, the way in to an own page, a proposed account that is stopped, health, reports of failures, set-up and what shows a token', () => {
    const open = Object.entries(accessTable).filter(([, { level }]) => level === 'none');
    expect(open.map(([name]) => name).sort()).toEqual([
      'agreeToJoin',
      'askOwnCode',
      'forgotPassword',
      'getHealth',
      'getPublished',
      'getSetupState',
      'joinOwnPage',
      'login',
      'loginByPasskey',
      'makeFirstAdmin',
      'openOwnInvitation',
      'promotePublished',
      'publishRemote',
      'reportFailure',
      'resetPassword',
      'signInByOwnCode',
      'signInByOwnPasskey',
      'startOwnJoining',
      'startOwnPasskeySignIn',
      'startPasskeyLogin',
      'stopProposal',
      'takePublishedBack',
      'verifyJoinLink',
      'verifyResetPassword',
    ]);
    const byToken = Object.entries(calls as Record<string, Endpoint>).filter(([, { token }]) => token);
    expect(byToken.map(([name]) => name).sort()).toEqual([
      'getPublished',
      'promotePublished',
      'publishRemote',
      'takePublishedBack',
    ]);
  });

  it('keeps companies, national tables and contributions to the super admin', () => {
    const names = [
      'createTenant',
      'updateTenant',
      'deleteTenant',
      'getAllTenants',
      'searchTenants',
      'saveTaxSlabs',
      'deleteTaxSlabs',
      'previewTaxSlabs',
      'previewTaxSlabsInCompany',
      'saveMinimumWage',
      'deleteMinimumWage',
      'savePublicHolidays',
      'deletePublicHoliday',
      'updateContribution',
    ] as const;
    for (const name of names) expect(accessTable[name].roles).toEqual([1]);
  });

  it('lets the company user view the settings and change none', () => {
    const changes = [
      'updateOvertime',
      'updateLeaveConfiguration',
      'updateHealthInsurance',
      'createSector',
      'updateSector',
      'deleteSector',
      'saveProject',
      'saveClosingCode',
      'saveInactivity',
      'saveAccounts',
    ] as const;
    for (const name of changes) expect(accessTable[name].roles).not.toContain(4);
    for (const name of ['getOvertime', 'getLeaveConfiguration', 'getSectors', 'getProjects'] as const)
      expect(accessTable[name].roles).toContain(4);
  });

  it('opens employees, salaries, vacations, documents and reports to every role in one company', () => {
    // Settings and national tables that lie in these areas; who changes them is said above.
    const settings = /Sector$|^(save|delete)PublicHoliday|updateLeaveConfiguration|^previewTaxSlabs/;
    const isOfOffice = (name: string) => accessTable[name as keyof typeof accessTable].level !== 'own';
    for (const area of ['months', 'employees', 'payroll', 'leave', 'documents', 'reports'] as const)
      for (const name of Object.keys(callsByArea[area]).filter(
        (one) => !settings.test(one) && isOfOffice(one),
      ))
        expect([name, accessTable[name as keyof typeof accessTable]]).toEqual([
          name,
          // A feed belongs to a link with the company, which role 1 has not; nor does it sign anything off for its people.
          {
            level: 'company',
            roles: /LeaveFeed|OffMonth|withdrawSignOff/.test(name) ? [2, 3, 4] : [1, 2, 3, 4],
          },
        ]);
  });
});
