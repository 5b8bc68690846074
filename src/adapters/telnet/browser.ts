/** Tells a browser from a player by the first line, since a web page may make a browser talk to any port (T10). */

const HTTP = /^(?:GET|HEAD|POST|PUT|DELETE|CONNECT|OPTIONS|TRACE|PATCH|PRI)(?: |$)/;

export const speaksHttp = (firstLine: Buffer): boolean => HTTP.test(firstLine.toString('latin1', 0, 16));
