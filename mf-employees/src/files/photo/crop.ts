import type { PhotoCrop } from '@paga/contract/employees';

/** Width and height of a picture as it is seen, in its pixels. */
export type PictureSize = { width: number; height: number };

/** Smaller squares would show single pixels. */
const SMALLEST = 64;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The sides a square may have, from the closest look to all that fits. */
export function sidesOf({ width, height }: PictureSize): { least: number; most: number } {
  const most = Math.min(width, height);
  return { least: Math.min(SMALLEST, most), most };
}

/** A square moved back into the picture, in whole pixels. */
function inside({ left, top, side }: PhotoCrop, picture: PictureSize): PhotoCrop {
  const { least, most } = sidesOf(picture);
  const whole = between(least, Math.round(side), most);
  return {
    left: between(0, Math.round(left), picture.width - whole),
    top: between(0, Math.round(top), picture.height - whole),
    side: whole,
  };
}

/** The largest square: from the middle, of an upright picture from the upper third, where a face is. */
export function firstCrop(picture: PictureSize): PhotoCrop {
  const side = sidesOf(picture).most;
  return inside({ left: (picture.width - side) / 2, top: (picture.height - side) / 3, side }, picture);
}

/** The square moved by as many pixels of the picture, as far as the picture goes. */
export function movedCrop(
  { left, top, side }: PhotoCrop,
  right: number,
  down: number,
  picture: PictureSize,
): PhotoCrop {
  return inside({ left: left + right, top: top + down, side }, picture);
}

/** The square with another side around the same middle. */
export function zoomedCrop(crop: PhotoCrop, side: number, picture: PictureSize): PhotoCrop {
  const { least, most } = sidesOf(picture);
  const next = between(least, side, most);
  const shift = (crop.side - next) / 2;
  return inside({ left: crop.left + shift, top: crop.top + shift, side: next }, picture);
}
