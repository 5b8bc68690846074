/** Transcripts are sessions (src/tools/sitzung) that are played in memory and written anew. */
import { parseScript } from '../../src/tools/sitzung/parse';
import { rewrite } from '../../src/tools/sitzung/rewrite';

/** Plays a transcript and gives it back as it reads now; equal to what it was when nothing has changed. */
export function playTranscript(text: string): Promise<string> {
  const script = parseScript(text);
  if (!script.ok) throw new Error(`Zeile ${script.error.line}: ${script.error.problem}`);
  return rewrite(script.value);
}
