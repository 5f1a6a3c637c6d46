/** What noting each task of a month is called. */
export const SQ_MARKS: Readonly<Record<string, string>> = {
  'Pagat në bankë': 'Shëno si të paguar',
  'Deklarata (EDI)': 'Shëno si të deklaruar',
  'Pagesa e kontributeve': 'Shëno si të paguar',
  'Pagesa e tatimit': 'Shëno si të paguar',
  Fletëpagesat: 'Shëno si të dorëzuara',
  'Libri mujor': 'Shëno si të arkivuar',
  'Ditari i kontabilitetit': 'Shëno si të kontuar',
};
export const EN_MARKS: Readonly<Record<string, string>> = {
  'Salaries at the bank': 'Mark as paid',
  'Declaration (EDI)': 'Mark as filed',
  'Payment of contributions': 'Mark as paid',
  'Payment of tax': 'Mark as paid',
  Payslips: 'Mark as handed out',
  'Monthly book': 'Mark as archived',
  'Accounting journal': 'Mark as posted',
};
