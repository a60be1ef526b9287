// A small description with everything the reference must cope with: references, a path's own parameters, a body, choices,
// and a schema that contains itself.
import type { OpenApi } from './openapi';

export const description: OpenApi = {
  info: { title: 'Room', version: '9.9.9', summary: 'A test room.', description: 'First.\n\nSecond with `code`.' },
  tags: [
    { name: 'Tables', description: 'Felt and chairs.' },
    { name: 'Empty', description: 'Has no operation.' },
  ],
  paths: {
    '/tables/{table}': {
      parameters: [{ $ref: '#/components/parameters/Table' }],
      get: {
        operationId: 'getTable',
        tags: ['Tables'],
        summary: 'One table',
        responses: {
          '200': {
            description: 'Found.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Table' } } },
          },
          '404': { $ref: '#/components/responses/Missing' },
        },
      },
      put: {
        operationId: 'putTable',
        tags: ['Tables'],
        summary: 'Change a table',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Change' } } },
        },
        responses: { '204': { description: 'Changed.' } },
      },
    },
    '/ping': { get: { operationId: 'ping', summary: 'Answers', responses: {} } },
  },
  components: {
    parameters: {
      Table: { name: 'table', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 99 } },
    },
    responses: { Missing: { description: 'There is no such table.' } },
    schemas: {
      Table: {
        type: 'object',
        required: ['name', 'seats'],
        properties: {
          name: { type: 'string', examples: ['Table 7'] },
          seats: { type: 'array', items: { $ref: '#/components/schemas/Seat' } },
          next: { $ref: '#/components/schemas/Table' },
        },
      },
      Seat: { type: 'object', properties: { taken_by: { type: ['string', 'null'], description: 'Who sits here.' } } },
      Open: { type: 'object', properties: { kind: { const: 'open' } } },
      Close: { type: 'object', properties: { kind: { const: 'close' }, why: { type: 'string', maxLength: 80 } } },
      Change: { oneOf: [{ $ref: '#/components/schemas/Open' }, { $ref: '#/components/schemas/Close' }] },
    },
  },
};
