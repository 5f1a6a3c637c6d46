import type { PhotoCrop } from '@paga/contract/employees';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { movedCrop, type PictureSize, zoomedCrop } from './crop.ts';

const ZOOM_STEP = 1.1;
/** A twentieth of the frame with an arrow key, a quarter with Shift. */
const STEP = 1 / 20;
const LARGE_STEP = 1 / 4;

/** The picture follows the arrow: the square goes the other way. */
const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const ZOOMS: Record<string, number> = { '+': 1 / ZOOM_STEP, '=': 1 / ZOOM_STEP, '-': ZOOM_STEP };

/** Moves a square over its picture by pointer, wheel and keys. */
export function useCropMoves(
  crop: PhotoCrop | null,
  picture: PictureSize,
  onCrop: (crop: PhotoCrop) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const wheeled = useRef<(event: WheelEvent) => void>(undefined);
  wheeled.current = (event) => {
    if (!crop) return;
    event.preventDefault();
    onCrop(zoomedCrop(crop, crop.side * (event.deltaY < 0 ? 1 / ZOOM_STEP : ZOOM_STEP), picture));
  };
  // React listens to the wheel passively: the page behind would scroll.
  useEffect(() => {
    const node = frame.current;
    const wheel = (event: WheelEvent) => wheeled.current?.(event);
    node?.addEventListener('wheel', wheel, { passive: false });
    return () => node?.removeEventListener('wheel', wheel);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (!crop || (!arrow && !zoom)) return;
    event.preventDefault();
    const step = crop.side * (event.shiftKey ? LARGE_STEP : STEP);
    onCrop(
      arrow
        ? movedCrop(crop, arrow[0] * step, arrow[1] * step, picture)
        : zoomedCrop(crop, crop.side * (zoom ?? 1), picture),
    );
  };
  const onPointerDown = ({ currentTarget, pointerId }: PointerEvent): void =>
    currentTarget.setPointerCapture(pointerId);
  const onPointerMove = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent): void => {
    if (!crop || !currentTarget.hasPointerCapture(pointerId)) return;
    const scale = crop.side / currentTarget.clientWidth;
    onCrop(movedCrop(crop, -movementX * scale, -movementY * scale, picture));
  };
  return { frame, handlers: { onKeyDown, onPointerDown, onPointerMove } };
}
