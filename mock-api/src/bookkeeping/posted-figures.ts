/** What of a salary a kind of pay can be a part of. */
export type KindCategory = 'additions' | 'stops' | 'avanse' | 'phone' | 'ticket';

/** What of a salary goes into the books, in cents; `lines` are the budget lines that pay it with their shares of the base. */
export type PostedFigures = {
  name: string;
  sectorIds: number[];
  lines: { id: number; name: string; project: string; share: number }[];
  grossPay: number;
  extraHours: number;
  additions: number;
  insurance: number;
  employerContribution: number;
  tax: number;
  pension: number;
  insurer: number;
  stops: number;
  avanse: number;
  phone: number;
  ticket: number;
  netto: number;
  /** What of additions and deductions stands under a kind of pay; a salary without any has no such part. */
  kinds?: { kindId: number; name: string; category: KindCategory; cents: number }[];
};
