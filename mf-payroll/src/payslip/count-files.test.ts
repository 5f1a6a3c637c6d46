import { fileCounter } from './count-files.ts';

const bytes = (...all: number[]) => Uint8Array.from(all);

test('counts the files of a zip, also where a mark is cut in two or begins twice', () => {
  const count = fileCounter();
  expect(count(bytes(0x50, 0x4b, 0x03, 0x04, 1, 2, 0x50, 0x4b))).toBe(1);
  expect(count(bytes(0x03, 0x04, 9, 0x50, 0x50, 0x4b, 0x03))).toBe(2);
  expect(count(bytes(0x04, 0x50, 0x4b, 0x01, 0x02))).toBe(3);
});
