import { firstCrop, movedCrop, zoomedCrop } from './crop.ts';

const wide = { width: 1200, height: 800 };
const upright = { width: 600, height: 900 };

test('begins with the largest square: in the middle, of an upright picture in the upper third', () => {
  expect(firstCrop(wide)).toEqual({ left: 200, top: 0, side: 800 });
  expect(firstCrop(upright)).toEqual({ left: 0, top: 100, side: 600 });
  expect(firstCrop({ width: 1, height: 1 })).toEqual({ left: 0, top: 0, side: 1 });
});

test('a square never leaves its picture', () => {
  expect(movedCrop(firstCrop(wide), 5000, -5000, wide)).toEqual({ left: 400, top: 0, side: 800 });
  expect(movedCrop({ left: 10, top: 10, side: 100 }, -50.4, 20.4, wide)).toEqual({
    left: 0,
    top: 30,
    side: 100,
  });
});

test('zooms around its middle, never closer than 64 pixels and never wider than the picture', () => {
  const crop = { left: 200, top: 200, side: 400 };
  expect(zoomedCrop(crop, 200, wide)).toEqual({ left: 300, top: 300, side: 200 });
  expect(zoomedCrop(crop, 1, wide).side).toBe(64);
  expect(zoomedCrop(crop, 9000, wide)).toEqual({ left: 0, top: 0, side: 800 });
  expect(zoomedCrop({ left: 0, top: 0, side: 20 }, 5, { width: 20, height: 30 }).side).toBe(20);
});
