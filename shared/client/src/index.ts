// How a call is made: transport, session and company headers, errors, query and mutation options. No components, no messages.
export { ApiError, isApiError } from './api-error.ts';
export { call } from './call.ts';
export type { StepUpQuestion } from './client-configuration.ts';
export { configureClient } from './configure-client.ts';
export { downloadFile } from './download-file.ts';
export { invalidates, mutation, query } from './query.ts';
export { onWritten } from './written.ts';
