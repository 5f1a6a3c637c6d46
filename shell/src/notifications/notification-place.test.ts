import { placeOfNotification } from './notification-place.ts';

test('a backup that was not made leads to the backups of the company', () => {
  const failed = {
    type: 'monthClosed',
    kind: 'backupFailed',
    name: null,
    employeeId: null,
    month: null,
  } as const;
  expect(placeOfNotification({ ...failed, id: 1, date: '2026-10-15', createdAt: '', readAt: null })).toBe(
    '/configurations?tab=backup',
  );
});

test('what an employee asks for leads to the requests', () => {
  const asked = { type: 'vacation', name: 'Arta Krasniqi', employeeId: 7, month: null } as const;
  const kinds = [
    'leaveAsked',
    'questionAsked',
    'ownDataAsked',
    'bankAccountAsked',
    'sicknessReported',
  ] as const;
  for (const kind of kinds)
    expect(
      placeOfNotification({ ...asked, kind, id: 1, date: '2026-10-15', createdAt: '', readAt: null }),
    ).toBe('/requests');
});
