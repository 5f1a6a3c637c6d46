// Forms that save by a call of the contract: their fields, their faults in words, and settings that hold from a day on.
export { checkedBody, type FaultPlace, type FaultText } from './fields/checked-body.ts';
export { faultText } from './fields/fault-text.ts';
export { Fields, Note } from './fields/fields.tsx';
export { FigureField } from './fields/figure-field.tsx';
export { schemaRule } from './fields/schema-rule.ts';
export { useSave } from './fields/use-save.ts';
export { type Listed, type ListLine, listIn, openIn } from './listed-people.ts';
export { RowActions } from './row-actions.tsx';
export { DatedSettingModal } from './setting-form/dated-setting.modal.tsx';
export { SettingFields } from './setting-form/setting-fields.tsx';
export { useInForce } from './setting-form/use-in-force.ts';
