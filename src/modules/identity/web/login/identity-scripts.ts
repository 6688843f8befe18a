/**
 * Loads the scripts of Google and Apple from their own origins, which the page's policy allows where a provider turned
 * them on.
 */

interface GoogleAnswer {
  readonly credential: string;
  readonly select_by?: string;
}

interface GoogleId {
  initialize: (options: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (answer: GoogleAnswer) => void;
  }) => void;
  renderButton: (parent: HTMLElement, options: Readonly<Record<string, string | number>>) => void;
}

interface AppleAnswer {
  readonly authorization: { readonly code: string; readonly id_token: string };
}

interface AppleAuth {
  init: (options: Readonly<Record<string, string | boolean>>) => void;
  signIn: () => Promise<AppleAnswer>;
}

declare global {
  interface Window {
    google?: { readonly accounts: { readonly id: GoogleId } };
    AppleID?: { readonly auth: AppleAuth };
  }
}

const loading = new Map<string, Promise<void>>();

/** Once per page; rejects when the script cannot be loaded, and the next call tries again. */
function load(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error('The script could not be loaded'));
    });
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}

interface Client {
  readonly clientId: string;
  readonly nonce: string;
  readonly scriptUrl: string;
}

/** Google's script draws its own button into `parent`. */
export async function drawGoogleButton(
  parent: HTMLElement,
  { clientId, nonce, scriptUrl }: Client,
  onAnswer: (answer: GoogleAnswer) => void,
): Promise<void> {
  await load(scriptUrl);
  const id = window.google?.accounts.id;
  if (!id) throw new Error('The script of Google is not what it was');
  id.initialize({ client_id: clientId, nonce, callback: onAnswer });
  parent.replaceChildren();
  id.renderButton(parent, { theme: 'outline', size: 'large', text: 'continue_with', width: parent.clientWidth });
}

/**
 * Opens Apple's window. Undefined when the user closed it. The script must be loaded before the click, otherwise the
 * browser blocks the window.
 */
export async function askApple(): Promise<AppleAnswer['authorization'] | undefined> {
  try {
    return (await window.AppleID!.auth.signIn()).authorization;
  } catch (failure) {
    if (typeof failure === 'object' && failure !== null && 'error' in failure) return undefined;
    throw failure;
  }
}

export async function prepareApple({ clientId, nonce, scriptUrl }: Client): Promise<void> {
  await load(scriptUrl);
  if (!window.AppleID) throw new Error('The script of Apple is not what it was');
  const redirectURI = `${location.origin}/login`;
  window.AppleID.auth.init({ clientId, nonce, redirectURI, scope: 'name email', usePopup: true });
}
