import { devPage } from './devPage.ts';
import { html } from './html.ts';

interface SignIn {
  /** Whose stand-in it is. */
  provider: string;
  /** Where choosing somebody leads; nobody is chosen by cancelling. */
  addressOf: (subject: string | undefined) => string;
  nonce: string;
}

/** Whom the stand-ins know; the first is a member of the demo. */
export const identities = ['player01', 'newcomer', 'stranger'];

/**
 * The page on which a stand-in asks who somebody is. It leads by links: a form may not lead to another host, where the second brand has
 * its address.
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
