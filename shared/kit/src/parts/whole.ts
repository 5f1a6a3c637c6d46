// What the first page of a visit does without: antd and all that is made of it, tables, the file pages. One chunk, which comes after that page.

export { AntdSurroundings } from '#antd-surroundings.tsx';
export { CardList } from '#card-list/card-list.tsx';
export { BarChart } from '#charts/bar-chart.tsx';
export { ShareChart } from '#charts/share-chart.tsx';
export { ColumnChooser } from '#data-table/columns/column-chooser.tsx';
export { ColumnOrder } from '#data-table/columns/column-order.tsx';
export { DataTable } from '#data-table/data-table.tsx';
export { useRowsInView } from '#data-table/use-rows-in-view.ts';
export { CodePrompt } from '#form/code-prompt.tsx';
export { CheckBox, Input, PasswordInput, Select, Switch, TextArea } from '#form/fields.tsx';
export { Form } from '#form/form.tsx';
export { FormField } from '#form/form-field.tsx';
export { CloseFooter, ConfirmModal, Drawer, Modal } from '#form/modal.tsx';
export { ModalForm } from '#form/modal-form.tsx';
export { DatePicker } from '#pick/date-picker.tsx';
export { SearchBox } from '#pick/search-box.tsx';
