import { type ReactNode, useRef } from 'react';
import type { IconName } from '#brand/icon-paths.ts';
import { Button } from '#button/button.tsx';

type FileButtonProps = {
  /** As of `<input accept>`: `.xlsx,.pdf`. */
  accept: string;
  /** Called with one file at least. */
  onPick: (files: File[]) => void;
  label: string;
  icon?: IconName;
  multiple?: boolean;
  disabled?: boolean;
  loading?: boolean;
  'aria-describedby'?: string;
};

/** A button that asks for files; the same file can be chosen again. What it gives is not checked: `FilePick` does that, and takes what is dropped. */
export function FileButton({
  accept,
  onPick,
  label,
  multiple,
  disabled,
  loading,
  ...rest
}: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} disabled={disabled} loading={loading}>
        {label}
      </Button>
      <input
        ref={input}
        className="paga-hidden"
        type="file"
        tabIndex={-1}
        // The button says it; readers meet one, not two.
        aria-hidden="true"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled || loading}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
