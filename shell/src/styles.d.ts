declare module '*.css';
declare module '*.svg' {
  const url: string;
  export = url;
}
declare module '*.json?signed-out' {
  type Messages = { [name: string]: string | Messages };
  const messages: Messages;
  export = messages;
}
declare module '*.json?own-page' {
  type Messages = { [name: string]: string | Messages };
  const messages: Messages;
  export = messages;
}
declare module '@paga/kit/fonts.css';
declare module '@paga/kit/base.css';
