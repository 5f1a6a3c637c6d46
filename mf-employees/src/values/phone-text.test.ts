import { phoneText } from './phone-text.ts';

test.each([
  ['044123456', '+383 44 123 456'],
  ['+383 44 918 952', '+383 44 918 952'],
  ['00383 (49) 123-456', '+383 49 123 456'],
  ['+49 30 1234567', '+49 30 1234567'],
  ['044 12', '044 12'],
])('the number typed as %s is read as %s', (typed, read) => {
  expect(phoneText(typed)).toBe(read);
});
