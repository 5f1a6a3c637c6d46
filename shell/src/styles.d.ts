declare module '*.css';
declare module '*.svg' {
  const url: string;
  export = url;
}
declare module '@paga/kit/fonts.css';
declare module '@paga/kit/base.css';
