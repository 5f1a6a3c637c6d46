// The kit as the page loads it: what a first page needs comes with it, the rest in one chunk afterwards. The shell's build puts it in the place of the entry,
// whose names and types it has.
export { parseTyped, todayInKosovo } from '@paga/calendar';
export { Icon } from '#brand/icon.tsx';
export { Logo } from '#brand/logo.tsx';
export { Button, IconButton } from '#button/button.tsx';
export { monthPoint } from '#charts/chart.ts';
export { chosenColumns } from '#data-table/columns/column-choice.ts';
export { usePrinting } from '#data-table/use-printing.ts';
export { DetailList } from '#display/detail-list.tsx';
export { Popup } from '#display/popup.tsx';
export { PrintSheet } from '#display/print-sheet.tsx';
export { SimpleTable } from '#display/simple-table.tsx';
export { Avatar, Tag } from '#display/tag.tsx';
export { Tooltip } from '#display/tooltip.tsx';
export { Alert } from '#feedback/alert.tsx';
export { Progress } from '#feedback/progress.tsx';
export { SkeletonCard, SkeletonPage, SkeletonTable } from '#feedback/skeleton.tsx';
export { EmptyState, ErrorState } from '#feedback/states.tsx';
export { useToast } from '#feedback/toast.tsx';
export { DraftOffer } from '#form/draft-offer.tsx';
export { fieldErrorsOf } from '#form/field-errors.ts';
export { FieldRow } from '#form/field-row.tsx';
export { NumberInput } from '#form/number-input.tsx';
export { readNumber } from '#form/parse-number.ts';
export { useUnsavedGuard } from '#form/use-unsaved-guard.ts';
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
} from '#format/format.ts';
export { DateText, Figure, Money, Percent } from '#format/money.tsx';
export { RelativeTime } from '#format/relative-time.tsx';
export { Grid, Row, Stack } from '#layout/layout.tsx';
export { Card, Page } from '#layout/page.tsx';
export { StatCard } from '#layout/stat-card.tsx';
export { Waits } from '#layout/waits.tsx';
export { kitMessages } from '#messages.ts';
export { Dropdown } from '#navigation/menu.tsx';
export { Pager } from '#navigation/pager.tsx';
export { Segmented } from '#navigation/segmented.tsx';
export { Tabs } from '#navigation/tabs.tsx';
export { FileButton } from '#pick/file-button.tsx';
export { FilePick } from '#pick/file-pick.tsx';
export { listedYears, MonthPicker, YearPicker } from '#pick/month-picker.tsx';
export { NativeSelect } from '#pick/native-select.tsx';
export { useFileLink } from '#pick/use-file-link.ts';
export { useKit } from '#theme/kit-context.ts';
export { useNarrow, usePhone, useTight } from '#theme/use-phone.ts';
export { useStable } from '#use-stable.ts';
export { WholeKit } from './deferred.tsx';
export { loadWholeKit } from './load-whole.ts';

import { type WaterfallChartProps, WaterfallTable } from '#charts/waterfall-table.tsx';
import { SkeletonTable } from '#feedback/skeleton.tsx';
import { KitGround } from '#kit-ground.tsx';
import { deferred, deferredChart, deferredWindow } from './deferred.tsx';
import { onWhole, type Whole } from './load-whole.ts';
// A request less: the styles of what comes later come at once.
import '#card-list/card-list.css';
import '#charts/charts.css';
import '#charts/waterfall.css';
import '#data-table/data-table.css';
import '#data-table/print-table.css';
import '#form/form.css';
import '#pick/pick.css';
import './parts.css';

export { KitGround as KitProvider };

const field = <span className="paga-field-place" />;
const chart = <div className="paga-chart-place" />;

export const BarChart = deferred((whole) => whole.BarChart, chart);
export const LineChart = deferredChart((charts) => charts.LineChart);
export const ShareChart = deferred((whole) => whole.ShareChart, chart);
export const StackChart = deferredChart((charts) => charts.StackChart);
export const WaterfallChart = deferredChart(
  (charts) => charts.WaterfallChart,
  (props: WaterfallChartProps) => <WaterfallTable {...props} />,
);
export const CardList = deferred((whole) => whole.CardList, <SkeletonTable />);
export const ColumnChooser = deferred((whole) => whole.ColumnChooser);
export const ColumnOrder = deferred((whole) => whole.ColumnOrder);
export const DataTable = deferred((whole) => whole.DataTable, <SkeletonTable />);
export const Input = deferred((whole) => whole.Input, field);
export const PasswordInput = deferred((whole) => whole.PasswordInput, field);
export const TextArea = deferred((whole) => whole.TextArea, field);
export const Select = deferred((whole) => whole.Select, field);
export const DatePicker = deferred((whole) => whole.DatePicker, field);
export const SearchBox = deferred((whole) => whole.SearchBox, field);
export const FormField = deferred((whole) => whole.FormField, field);
export const CheckBox = deferred((whole) => whole.CheckBox, field);
export const Switch = deferred((whole) => whole.Switch, field);
export const CloseFooter = deferred((whole) => whole.CloseFooter);
export const Modal = deferredWindow((whole) => whole.Modal);
export const Drawer = deferredWindow((whole) => whole.Drawer);
export const ConfirmModal = deferredWindow((whole) => whole.ConfirmModal);
export const ModalForm = deferredWindow((whole) => whole.ModalForm);
export const CodePrompt = deferredWindow((whole) => whole.CodePrompt);

/** Only of screens, which are shown when it is there; a name that is filled in then. */
export let Form: Whole['Form'];
export let useRowsInView: Whole['useRowsInView'];
onWhole((whole) => {
  Form = whole.Form;
  useRowsInView = whole.useRowsInView;
});
