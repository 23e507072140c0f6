import { isOn } from '@site/rules/flags';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DevelopmentPhoneAuth } from '../providers/DevelopmentPhoneAuth.ts';
import type { Services } from '../services.ts';
import { visitOf } from '../page/visitOf.ts';

const asked = z.object({
  phoneNumber: z.string().max(40).default(''),
  sessionInfo: z.string().max(60).default(''),
  code: z.string().max(20).default(''),
});
type Asked = z.infer<typeof asked>;

/** The stand-in that verifies phones, on HTTP as the one it stands in for. */
export const servePhoneAuth = (phoneAuth: DevelopmentPhoneAuth, { brands }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const actions = {
      sendVerificationCode: (body: Asked, merchant: string) => phoneAuth.sendVerificationCode({ ...body, merchant, now: new Date() }),
      signInWithPhoneNumber: (body: Asked) => phoneAuth.signInWithPhoneNumber({ ...body, now: new Date() }),
    };
    // Two colons are one, in a path of Fastify's.
    for (const [name, act] of Object.entries(actions))
      app.post(`${phoneAuth.url}/accounts::${name}`, async (request, reply) => {
        const read = asked.safeParse(request.body);
        if (!read.success) return reply.status(400).send(faultOf('INVALID_ARGUMENT'));
        const { state } = await visitOf(request, brands);
        const answer = isOn(state.flags, 'PHONEAUTH') ? await act(read.data, state.brand.merchant) : { fault: 'OPERATION_NOT_ALLOWED' };
        return 'fault' in answer ? reply.status(400).send(faultOf(answer.fault)) : answer;
      });
  };

const faultOf = (message: string) => ({ error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });
