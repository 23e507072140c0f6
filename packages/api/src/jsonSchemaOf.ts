import { z } from 'zod';

/** Writes a schema as JSON Schema 2020-12, for a place in a document of its own. What JSON Schema cannot say is left open. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
