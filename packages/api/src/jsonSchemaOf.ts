import { z } from 'zod';

/** Converts a schema to JSON Schema 2020-12, for embedding in another document. Rules that JSON Schema cannot express are left out. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
