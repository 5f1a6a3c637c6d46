// How a call is made: transport, session and company headers, errors, query and mutation options. No components, no messages.
export { ApiError, type ApiErrorCode, isApiError, type TransportCode } from './api-error.ts';
export { type CallOptions, call } from './call.ts';
export type { ClientConfiguration, StepUpQuestion } from './client-configuration.ts';
export { configureClient } from './configure-client.ts';
export { downloadFile } from './download-file.ts';
export { callKey, invalidates, mutation, query } from './query.ts';
export { onWritten } from './written.ts';
