import { currentLanguage } from '../../i18n/locale.ts';
import { OWN } from '../own-storage.ts';
import { tabStorage } from '../../lib/storage.ts';
import { signOutLocale } from './locales/index.ts';

/** Loads the dialog and its texts. */
export const loadQuestion = async () => {
  const [question] = await Promise.all([
    import('./sign-out-question.tsx'),
    signOutLocale.load(currentLanguage()),
  ]);
  return question;
};

/**
 * Whether closing this tab would ask for confirmation, or this tab has a draft. Drafts in other tabs are not visible here.
 * If the user is not known yet, any user's draft counts, because a sign-out deletes them all.
 */
export const hasUnsaved = (sessions: Sessions): boolean => {
  // Both modes have the same user. Public pages have none.
  const userId = Object.values(sessions)[0]?.user_id;
  return isHeld() || hasDraft((owner) => userId === undefined || owner === userId);
};

type Sessions = Readonly<Record<string, { readonly user_id: string }>>;
type IsTheirs = (owner: string | undefined) => boolean;

const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Checks the keys that `useDraft` writes. A pending OTP challenge does not count. */
const hasDraft = (isTheirs: IsTheirs): boolean =>
  tabStorage.keys().some((key) => {
    if (!key.startsWith(OWN)) return false;
    const [owner, kind] = key.slice(OWN.length).split(' ');
    return kind === 'draft' && isTheirs(owner);
  });
