declare module '*.css';
declare module '*.json?own-page' {
  type Messages = { [name: string]: string | Messages };
  const messages: Messages;
  export = messages;
}
