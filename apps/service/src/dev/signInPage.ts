import { devPage } from './devPage.ts';
import { html } from './html.ts';

interface SignIn {
  /** Name of the replaced provider. */
  provider: string;
  /** Returns the address for a chosen identity; undefined means cancelled. */
  addressOf: (subject: string | undefined) => string;
  nonce: string;
}

/** Identities of the stand-ins; the first is a member of the demo. */
export const identities = ['player01', 'newcomer', 'stranger'];

/**
 * Renders the stand-in's page for choosing an identity. It uses links, because a form may not redirect to another host, such as the second
 * brand's.
 */
export const signInPage = ({ provider, addressOf, nonce }: SignIn): string =>
  devPage({
    title: `Sign in, as with ${provider}`,
    nonce,
    body: html`
      <p>This stands in for ${provider} in the demo. Choose who you are to it; player01 has an account here already.</p>
      <ul>
        ${identities.map(
          (subject) => html`
            <li>
              <span class="mark" aria-hidden="true">${subject.slice(0, 1)}</span>
              <span class="who"><b>${subject}</b></span>
              <a href="${addressOf(subject)}">Continue as ${subject}</a>
            </li>
          `,
        )}
        <li><span class="who"></span><a href="${addressOf(undefined)}">Cancel</a></li>
      </ul>
    `,
  });
