import { keys } from 'idb-keyval';
import { currentLanguage } from '../i18n/locale.ts';
import { leftWork } from '../lib/left-work.ts';
import { OWN } from '../lib/own-keys.ts';
import { signOutLocale } from './locales/index.ts';

/** The question, with its words. */
export async function loadQuestion() {
  const [question] = await Promise.all([
    import('./sign-out-question.tsx'),
    signOutLocale.load(currentLanguage()),
  ]);
  return question;
}

/** How long a browser may take to say what lies here before it counts as one that keeps nothing. */
const PATIENCE_MS = 2000;

/**
 * Whether this tab would not be closed unasked either, whether a half mended file lies here, of another tab or of a page that was left, or
 * what was typed in a form of this tab (no tab sees what is typed in another). Where nobody knows yet who is signed in, anybody's counts: a
 * sign-out takes it all.
 */
export async function hasUnsaved(sessions: Sessions): Promise<boolean> {
  // One person in both modes; nobody on a page that is open to everybody, where rights are not asked for.
  const userId = Object.values(sessions)[0]?.user_id;
  const isTheirs = (owner: string | undefined) => userId === undefined || owner === userId;
  return isHeld() || hasDraft(isTheirs) || (await hasLeftFile(isTheirs));
}

type Sessions = Readonly<Record<string, { readonly user_id: string }>>;
type IsTheirs = (owner: string | undefined) => boolean;

const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** By the names that `useDraft` gives; a code that is waited for is no work. */
function hasDraft(isTheirs: IsTheirs): boolean {
  return Object.keys(sessionStorage).some((key) => {
    if (!key.startsWith(OWN)) return false;
    const [owner, kind] = key.slice(OWN.length).split(' ');
    return kind === 'draft' && isTheirs(owner);
  });
}

async function hasLeftFile(isTheirs: IsTheirs): Promise<boolean> {
  try {
    const none = new Promise<string[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
    const names = await Promise.race([keys<string>(leftWork()), none]);
    return names.some((name) => isTheirs(name.split(' ', 1)[0]));
  } catch {
    // Where a browser keeps nothing (a private window) nothing was left.
    return false;
  }
}
