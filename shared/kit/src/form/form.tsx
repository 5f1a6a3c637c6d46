import { Form as AntForm, type FormProps } from 'antd';
import { createContext, type KeyboardEvent, memo, type ReactNode, use } from 'react';
import { useStable } from '#use-stable.ts';

type Handlers<Values> = Pick<
  FormProps<Values>,
  'onFieldsChange' | 'onFinish' | 'onFinishFailed' | 'onKeyDown' | 'onValuesChange'
>;
type KitFormProps<Values> = Omit<FormProps<Values>, 'children'> & { children?: ReactNode };

const FormChildren = createContext<ReactNode>(null);

function Children(): ReactNode {
  return use(FormChildren);
}
const CHILDREN = <Children />;

/** The same, or objects that hold the same: `initialValues` and `style` are often written where they are used. */
function isSame(before: unknown, now: unknown, depth: number): boolean {
  if (Object.is(before, now)) return true;
  if (depth === 0 || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return false;
  const [old, fresh] = [Object.entries(before), Object.entries(now)];
  const held = new Map<string, unknown>(old);
  return (
    old.length === fresh.length &&
    fresh.every(([key, value]) => held.has(key) && isSame(held.get(key), value, depth - 1))
  );
}

/** antd's form renders every field in it anew whenever it is rendered itself: so that happens only when its own settings change. */
const StillForm = memo(AntForm, (before, now) => isSame(before, now, 2)) as <Values>(
  props: FormProps<Values>,
) => ReactNode;

/** Ctrl+Enter in a field sends a form. */
export const sendsForm = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

/** By its own button, so that one that cannot be pressed sends nothing. */
function pressSubmit(event: KeyboardEvent<HTMLElement>): void {
  const button = event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]:not(:disabled)');
  if (!sendsForm(event) || !button) return;
  event.preventDefault();
  button.click();
}

type Said<Values, Name extends keyof Handlers<Values>> = Parameters<NonNullable<Handlers<Values>[Name]>>;

function KitForm<Values = unknown>(props: KitFormProps<Values>): ReactNode {
  const { children, onFieldsChange, onFinish, onFinishFailed, onKeyDown, onValuesChange, ...settings } =
    props;
  const handlers: Handlers<Values> = {
    onFieldsChange: useStable((...said: Said<Values, 'onFieldsChange'>) => onFieldsChange?.(...said)),
    onFinish: useStable((...said: Said<Values, 'onFinish'>) => onFinish?.(...said)),
    onFinishFailed: useStable((...said: Said<Values, 'onFinishFailed'>) => onFinishFailed?.(...said)),
    onKeyDown: useStable((...said: Said<Values, 'onKeyDown'>) => (onKeyDown ?? pressSubmit)(...said)),
    onValuesChange: useStable((...said: Said<Values, 'onValuesChange'>) => onValuesChange?.(...said)),
  };
  return (
    <FormChildren value={children}>
      <StillForm<Values> {...settings} {...handlers}>
        {CHILDREN}
      </StillForm>
    </FormChildren>
  );
}

const { Item, List, ErrorList, useForm, useFormInstance, useWatch } = AntForm;

/** antd's form; Ctrl+Enter in a field presses its button. What is typed renders the field it is typed in, and what watches it; a form that is rendered again leaves its fields alone. */
export const Form = Object.assign(KitForm, { Item, List, ErrorList, useForm, useFormInstance, useWatch });
