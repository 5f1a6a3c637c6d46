import { tryKey } from '#identity/session/tries.ts';
import { countedAddress } from './counted-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51312', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:198.51.100.1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['local', 'local'],
  ['2001:db8:::1', '2001:db8:::1'],
  ['', ''],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test('every counter of tries counts a whole /64, and neighbours apart', () => {
  const keyOf = (address: string) => tryKey('login-address', address);
  expect(keyOf('2001:db8:1:2::1')).toBe(keyOf('2001:db8:1:2:a:b:c:d'));
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
  expect(keyOf('::ffff:203.0.113.7')).toBe(keyOf('203.0.113.7'));
});
