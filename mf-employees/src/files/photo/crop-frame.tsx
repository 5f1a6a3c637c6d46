import type { PhotoCrop } from '@paga/contract/employees';
import { Row, Stack } from '@paga/kit';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstCrop, type PictureSize, sidesOf, zoomedCrop } from './crop.ts';
import './photo.css';
import { cropStyle } from './picked-photo.tsx';
import { useCropMoves } from './use-crop-moves.ts';

type CropFrameProps = {
  link: string;
  /** Null until the picture is loaded. */
  crop: PhotoCrop | null;
  onCrop: (crop: PhotoCrop, picture: PictureSize) => void;
  onUnreadable: () => void;
};

/** A picture under a frame: dragged, wheeled, moved by arrow keys, and made larger by plus and minus or the slider. */
export function CropFrame({ link, crop, onCrop, onUnreadable }: CropFrameProps): ReactNode {
  const { t } = useTranslation('employees');
  const hint = useId();
  const [picture, setPicture] = useState<PictureSize>({ width: 0, height: 0 });
  const moves = useCropMoves(crop, picture, (next) => onCrop(next, picture));
  const load = ({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>): void => {
    if (width < 1 || height < 1) {
      onUnreadable();
      return;
    }
    setPicture({ width, height });
    onCrop(firstCrop({ width, height }), { width, height });
  };
  return (
    <Stack gap={8}>
      <div
        ref={moves.frame}
        className="photo-frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture; an application takes them
        tabIndex={0}
        aria-label={t('photo.frame')}
        aria-describedby={hint}
        {...moves.handlers}
      >
        <img
          src={link}
          alt=""
          draggable={false}
          style={crop ? cropStyle(crop, picture) : undefined}
          onLoad={load}
          onError={onUnreadable}
        />
      </div>
      <span id={hint} className="paga-hint">
        {t('photo.cropHint')}
      </span>
      {crop && <ZoomSlider crop={crop} picture={picture} onCrop={(next) => onCrop(next, picture)} />}
    </Stack>
  );
}

type ZoomSliderProps = { crop: PhotoCrop; picture: PictureSize; onCrop: (crop: PhotoCrop) => void };

/** From all that fits on the left to the closest look on the right. */
/** Steps of the slider, from the whole picture to its smallest part. */
const WHOLE = 100;

function ZoomSlider({ crop, picture, onCrop }: ZoomSliderProps): ReactNode {
  const { t } = useTranslation('employees');
  const { least, most } = sidesOf(picture);
  const zoom = Math.round((most / crop.side) * 100);
  return (
    <Row as="label" gap={12} wrap={false} className="photo-zoom">
      {t('photo.zoom')}
      <input
        type="range"
        min={0}
        max={WHOLE}
        value={most === least ? 0 : Math.round(((most - crop.side) / (most - least)) * 100)}
        disabled={most === least}
        aria-valuetext={`${zoom}%`}
        onChange={({ target }) =>
          onCrop(zoomedCrop(crop, most - (Number(target.value) / 100) * (most - least), picture))
        }
      />
      <span className="paga-number">{`${zoom}%`}</span>
    </Row>
  );
}
