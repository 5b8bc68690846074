/** The question or prompt that stands at the end of what a session reads. */
import { assertNever } from '../kernel/assert-never';
import type { Message } from '../text/message';
import type { Model } from './model';

/** null where none is shown. */
export function promptOf(model: Model): Message | null {
  switch (model.stage) {
    case 'name':
      return { code: 'prompt-name' };
    case 'proof':
      return { code: model.proof === 'password' ? 'prompt-password' : 'prompt-proof' };
    case 'inside':
      return { code: 'prompt' };
    case 'password':
      return model.step === 'busy' ? null : { code: 'prompt-password' };
    case 'waiting':
    case 'gone':
      return null;
    default:
      return assertNever(model);
  }
}
