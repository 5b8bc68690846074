/** One spelling for what counts as the same word or name: case, umlauts and ß make no difference. */

/** Needs no more than lower case, as nearly all that is ever typed. */
const ASCII = /^[ -~]*$/;

/** Lower case, umlauts and ß spelt out, so that Jürgen, JUERGEN and a decomposed ü are one. */
export const fold = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('ä', 'ae')
        .replaceAll('ö', 'oe')
        .replaceAll('ü', 'ue')
        .replaceAll('ß', 'ss');
