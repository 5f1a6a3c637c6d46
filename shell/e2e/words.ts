import type { Language } from './browser.ts';

/** A word of the journeys. */
export type Word =
  | 'user'
  | 'password'
  | 'signIn'
  | 'signedIn'
  | 'employees'
  | 'calculations'
  | 'salaries'
  | 'payslip'
  | 'payslipOf'
  | 'pdf'
  | 'close'
  | 'reports'
  | 'vacations'
  | 'configurations'
  | 'parts'
  | 'jobs'
  | 'missing'
  | 'tryAgain'
  | 'import'
  | 'more'
  | 'preview'
  | 'noneNew'
  | 'saved'
  | 'month'
  | 'year'
  | 'mainPage'
  | 'documents'
  | 'welcome'
  | 'chooseCompany'
  | 'searchCompany'
  | 'licence'
  | 'accept'
  | 'notifications'
  | 'seeMore'
  | 'newest'
  | 'account'
  | 'ownAccount'
  | 'changeCompany'
  | 'changePassword'
  | 'outbox'
  | 'signOut'
  | 'forbidden'
  | 'addCompany'
  | 'companyList'
  | 'addAdministrator'
  | 'addUser'
  | 'payrollSettings'
  | 'userList'
  | 'auditLog'
  | 'backup'
  | 'configuration'
  | 'language'
  | 'support'
  | 'offline';

/** What a person reads and presses on the way, in each language; literal, so that a changed text is seen here. */
export const words: Record<Language, Record<Word, string>> = {
  sq: {
    user: 'Përdoruesi ose e-maili',
    password: 'Fjalëkalimi',
    signIn: 'Kyçu',
    signedIn: 'Jeni kyçur me sukses!',
    employees: 'Punonjësit',
    calculations: 'Llogaritja e pagave',
    salaries: 'Pagat e muajit',
    payslip: 'Fletëpagesa',
    payslipOf: 'Fletëpagesa',
    pdf: 'Shkarko PDF',
    close: 'Mbyll',
    reports: 'Raportet',
    vacations: 'Pushimet',
    configurations: 'Cilësimet',
    parts: 'Pjesët e aplikacionit',
    jobs: 'Punët e serverit',
    missing: 'nuk u ngarkua',
    tryAgain: 'Provo përsëri',
    import: 'Importo nga Excel',
    more: 'Më shumë',
    preview: 'Punonjësit e skedarit Excel',
    noneNew: 'Të njëjtë: 120',
    saved: 'Punetoret u ruajten me sukses.',
    month: 'Muaji',
    year: 'Viti',
    mainPage: 'Faqja kryesore',
    documents: 'Dokumentet',
    welcome: 'Mirë se vini',
    chooseCompany: 'Zgjidhni kompaninë',
    searchCompany: 'Kërko kompaninë',
    licence: 'Marrëveshja e licencës',
    accept: 'Pranoj',
    notifications: 'Njoftimet',
    seeMore: 'Shiko më shumë',
    newest: 'Të rejat',
    account: 'Llogaria',
    ownAccount: 'Cilësimet e llogarisë',
    changeCompany: 'Ndërro kompaninë',
    changePassword: 'Ndrysho fjalëkalimin',
    outbox: 'Kutia dalëse',
    signOut: 'Çkyçu',
    forbidden: 'Nuk keni qasje në këtë faqe',
    addCompany: 'Shto kompani',
    companyList: 'Lista e kompanive',
    addAdministrator: 'Shto administrator',
    addUser: 'Shto përdorues',
    payrollSettings: 'Cilësimet e pagave',
    userList: 'Lista e përdoruesve',
    auditLog: 'Regjistri i veprimeve',
    backup: 'Kopja rezervë',
    configuration: 'Kompania',
    language: 'Gjuha',
    support: 'Mbështetja për paga',
    offline: 'Jeni pa rrjet.',
  },
  en: {
    user: 'User name or e-mail',
    password: 'Password',
    signIn: 'Sign in',
    signedIn: 'You are signed in',
    employees: 'Employees',
    calculations: 'Salary calculation',
    salaries: 'Salaries of the month',
    payslip: 'Payslip',
    payslipOf: 'Payslip of',
    pdf: 'Download PDF',
    close: 'Close',
    reports: 'Reports',
    vacations: 'Leave',
    configurations: 'Settings',
    parts: 'Parts of the application',
    jobs: 'Jobs of the server',
    missing: 'could not be loaded',
    tryAgain: 'Try again',
    import: 'Import from Excel',
    more: 'More',
    preview: 'Employees of the Excel file',
    noneNew: 'Same: 120',
    saved: 'The employees were saved.',
    month: 'Month',
    year: 'Year',
    mainPage: 'Home',
    documents: 'Documents',
    welcome: 'Welcome',
    chooseCompany: 'Choose a company',
    searchCompany: 'Search company',
    licence: 'Licence agreement',
    accept: 'Accept',
    notifications: 'Notifications',
    seeMore: 'See more',
    newest: 'New',
    account: 'Account',
    ownAccount: 'Account settings',
    changeCompany: 'Change company',
    changePassword: 'Change password',
    outbox: 'Outbox',
    signOut: 'Sign out',
    forbidden: 'You have no access to this page',
    addCompany: 'Add company',
    companyList: 'Company list',
    addAdministrator: 'Add administrator',
    addUser: 'Add user',
    payrollSettings: 'Payroll settings',
    userList: 'User list',
    auditLog: 'Audit log',
    backup: 'Backup',
    configuration: 'Company',
    language: 'Language',
    support: 'Payroll support',
    offline: 'You are offline.',
  },
};
