// The one typed client of the service; its types are generated from api/openapi.yaml.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema';

export type Health = components['schemas']['Health'];
export type Readiness = components['schemas']['Readiness'];
export type Check = components['schemas']['Check'];

// fetch is looked up at each call: tests and tracing replace it after this module was loaded.
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  fetch: (request) => globalThis.fetch(request),
});
