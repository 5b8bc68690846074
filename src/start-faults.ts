/** What keeps the house from starting, as one line for the host each. */
import { assertNever } from './kernel/assert-never';
import type { Config } from './config';
import type { StoreFault } from './ports/store-fault';

/** file: the database that was to be opened; it is left as it was. */
export function explainFault(file: string, fault: StoreFault): string {
  switch (fault.code) {
    case 'newer':
      return `Die Datenbank ${file} stammt von einem neueren Spielhaus (Schema ${fault.schema}, bekannt bis ${fault.known}). Sie bleibt unverändert.`;
    case 'damaged':
      return `Die Datenbank ${file} ist beschädigt (${fault.problem}). Sie bleibt unverändert; eine Sicherung lässt sich einspielen.`;
    case 'foreign':
      return `Die Datei ${file} ist keine Datenbank des Spielhauses. Sie bleibt unverändert.`;
    case 'unavailable':
      return `Die Datenbank ${file} lässt sich nicht öffnen: ${fault.problem}`;
    default:
      return assertNever(fault);
  }
}

/** A stored match does not replay, or a row cannot be read. */
export const explainUnreadable = (file: string, error: unknown): string =>
  `In der Datenbank ${file} steht etwas Unlesbares: ${error instanceof Error ? error.message : String(error)} Genaueres sagt: npm run pruefe`;

/** error: what listening failed with. */
export function explainPortFault(config: Config, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return `PORT: Port ${config.port} ist schon belegt. Ein anderer Wert für PORT hilft.`;
  if (code === 'EACCES')
    return `PORT: Port ${config.port} darf dieser Benutzer nicht öffnen. Ab 1024 geht es.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: Die Adresse ${config.host} gehört nicht zu diesem Rechner.`;
  return `Der Server kann nicht starten: ${error instanceof Error ? error.message : String(error)}`;
}
