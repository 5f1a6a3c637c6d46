import {
  exportVacationList,
  getVacationList,
  getVacationListPdf,
  sendVacationList,
} from '@paga/contract/reports/vacation-list';
import { asTables } from '../files/draw-report.ts';
import { report } from '../report/report.ts';
import { vacationList } from './vacation-list.ts';
import { vacationListFile } from './vacation-list-file.ts';

const draw = asTables(vacationListFile);

/** Leave taken between two days. */
export const vacationListCalls = report({
  calls: { pdf: getVacationListPdf, excel: exportVacationList, mail: sendVacationList },
  rows: { call: getVacationList, run: vacationList },
  draw,
  audit: ({ filter: { from, to } }) => ({ type: 'sendVacationList', new: { from, to } }),
});
