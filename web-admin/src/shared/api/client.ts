// The one typed client of the service; its types are generated from api/openapi.yaml.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema';

type Schemas = components['schemas'];
export type Health = Schemas['Health'];
export type Readiness = Schemas['Readiness'];
export type Check = Schemas['Check'];
export type Problem = Schemas['Problem'];
export type Me = Schemas['Me'];
export type Opened = Schemas['Opened'];
export type ClauseText = Schemas['ClauseText'];

export type TableView = Schemas['TableView'];
export type TableSeat = Schemas['TableSeat'];
export type TableStep = Schemas['TableStep'];
export type TableRules = Schemas['TableRules'];
export type HandView = Schemas['HandView'];
export type HandSeat = Schemas['HandSeat'];
export type HandStep = Schemas['HandStep'];
export type LegalActions = Schemas['LegalActions'];
export type AmountRange = Schemas['AmountRange'];
export type SettlementSheet = Schemas['SettlementSheet'];
export type TableCommand = Schemas['TableCommand'];
export type HandSummary = Schemas['HandSummary'];
export type HandWithEvents = Schemas['HandWithEvents'];
export type RecordedEvent = Schemas['RecordedEvent'];

/** A client whose requests go through `send`; fetch is looked up at each call, since tests replace it. */
export function clientOf(send: (request: Request) => Promise<Response>) {
  return createClient<paths>({ baseUrl: window.location.origin, fetch: send });
}

export const api = clientOf((request) => globalThis.fetch(request));
