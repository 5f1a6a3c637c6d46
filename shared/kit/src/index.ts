// The entry of the kit.

export { parseTyped, todayInKosovo } from '@paga/calendar';
export { Icon } from './brand/icon.tsx';
export type { IconName } from './brand/icon-paths.ts';
export { Logo } from './brand/logo.tsx';
export { Button, IconButton } from './button/button.tsx';
export { CardList } from './card-list/card-list.tsx';
export { BarChart } from './charts/bar-chart.tsx';
export { monthPoint } from './charts/chart.ts';
export { LineChart } from './charts/line-chart.tsx';
export { ShareChart } from './charts/share-chart.tsx';
export { StackChart } from './charts/stack-chart.tsx';
export { WaterfallChart } from './charts/waterfall-chart.tsx';
export type { CellEdit, CellNote, Column, Key, RowTone } from './data-table/columns/column.ts';
export { chosenColumns } from './data-table/columns/column-choice.ts';
export { ColumnChooser } from './data-table/columns/column-chooser.tsx';
export { ColumnOrder } from './data-table/columns/column-order.tsx';
export { DataTable } from './data-table/data-table.tsx';
export type { DataTableProps } from './data-table/data-table-props.ts';
export type { CellPlace } from './data-table/interaction/use-go-to.ts';
export type { RangeFigures } from './data-table/range/range-figures.ts';
export type { MarkedCells } from './data-table/range/sheet.ts';
export type { Selection } from './data-table/selection.ts';
export type { Sort } from './data-table/sort.ts';
export { usePrinting } from './data-table/use-printing.ts';
export { useRowsInView } from './data-table/use-rows-in-view.ts';
export { type Detail, DetailList } from './display/detail-list.tsx';
export { Popup } from './display/popup.tsx';
export { PrintSheet } from './display/print-sheet.tsx';
export { type SimpleColumn, SimpleTable } from './display/simple-table.tsx';
export { Avatar, Tag } from './display/tag.tsx';
export { Tooltip } from './display/tooltip.tsx';
export { Alert } from './feedback/alert.tsx';
export { Progress } from './feedback/progress.tsx';
export { SkeletonCard, SkeletonPage, SkeletonTable } from './feedback/skeleton.tsx';
export { EmptyState, ErrorState } from './feedback/states.tsx';
export { useToast } from './feedback/toast.tsx';
export { CodePrompt } from './form/code-prompt.tsx';
export { DraftOffer, type FormDraft } from './form/draft-offer.tsx';
export type { FieldError } from './form/field-errors.ts';
export { fieldErrorsOf } from './form/field-errors.ts';
export { FieldRow } from './form/field-row.tsx';
export { CheckBox, Input, PasswordInput, Select, Switch, TextArea } from './form/fields.tsx';
export { Form } from './form/form.tsx';
export { FormField } from './form/form-field.tsx';
export { CloseFooter, ConfirmModal, Drawer, Modal } from './form/modal.tsx';
export { ModalForm } from './form/modal-form.tsx';
export { NumberInput } from './form/number-input.tsx';
export { readNumber } from './form/parse-number.ts';
export { useUnsavedGuard } from './form/use-unsaved-guard.ts';
export {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  missing,
  monthInText,
  monthName,
  monthTitle,
  weekdayName,
} from './format/format.ts';
export { DateText, Figure, Money, Percent } from './format/money.tsx';
export { RelativeTime } from './format/relative-time.tsx';
export { KitProvider } from './kit-provider.tsx';
export { Grid, Row, Stack } from './layout/layout.tsx';
export { Card, Page } from './layout/page.tsx';
export { StatCard } from './layout/stat-card.tsx';
export { Waits } from './layout/waits.tsx';
export { kitMessages } from './messages.ts';
export { Dropdown, type MenuItem } from './navigation/menu.tsx';
export { Pager } from './navigation/pager.tsx';
export { Segmented } from './navigation/segmented.tsx';
export { Tabs } from './navigation/tabs.tsx';
export { loadWholeKit, WholeKit } from './parts/always-whole.tsx';
export { DatePicker } from './pick/date-picker.tsx';
export { FileButton } from './pick/file-button.tsx';
export { FilePick } from './pick/file-pick.tsx';
export { listedYears, MonthPicker, YearPicker } from './pick/month-picker.tsx';
export { NativeSelect } from './pick/native-select.tsx';
export { SearchBox } from './pick/search-box.tsx';
export { useFileLink } from './pick/use-file-link.ts';
export { type Language, useKit } from './theme/kit-context.ts';
export type { Tone } from './theme/tokens.ts';
export { useNarrow, usePhone, useTight } from './theme/use-phone.ts';
export { useStable } from './use-stable.ts';
