/** The algorithm left unsaid is argon2id. Source: OWASP's cheat sheet on keeping passwords. */
export const hashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
