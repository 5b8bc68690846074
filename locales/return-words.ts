/** Plain German nouns for return words and guests' names: short, easy to type, without umlauts. */

export const RETURN_WORDS: readonly string[] = (
  'Abend Acker Adler Amsel Anker Apfel Arena Asche Atlas Bach Balken Ball Bambus Bank Bart Baum Becher Berg Besen ' +
  'Biber Biene Birne Blatt Blume Boden Bogen Bohne Boot Brief Brot Brunnen Buch Buche Bucht Burg Busch Dach Dachs ' +
  'Dame Damm Daumen Decke Deich Delfin Distel Dohle Dorf Dorn Drache Echo Ecke Efeu Eiche Eimer Eis Elch Elster Ente ' +
  'Erbse Erde Esel Eule Faden Falke Farbe Farn Feder Feige Feld Fels Fenster Ferne Feuer Fichte Fink Fisch Flagge ' +
  'Flasche Flocke Floh Flut Forelle Fuchs Funke Gabel Gans Garten Gasse Geige Geist Gipfel Glas Glocke Gold Graben ' +
  'Gras Grille Hafen Hafer Hahn Halm Hammer Harfe Hase Hasel Haus Hecht Heide Herbst Herd Himmel Hirsch Holz Honig ' +
  'Horn Huhn Hummel Hut Igel Insel Jacke Jahr Kachel Kamin Kamm Kanne Karte Katze Kegel Kelch Kerze Kessel Kette ' +
  'Kiefer Kiesel Kirsche Kissen Klee Knopf Koffer Kohle Komet Korb Korn Krabbe Kranich Kreide Krone Krug Kuchen ' +
  'Kugel Kupfer Lachs Lampe Laterne Laub Leine Leiter Lerche Licht Linde Linse Luchs Luft Malve Mandel Mantel Mast ' +
  'Mauer Maus Meer Mehl Milch Minze Mohn Mond Moos Morgen Muschel Nacht Nadel Nagel Nebel Nelke Nest Netz Nuss Ofen ' +
  'Orgel Otter Palme Papier Pappel Perle Pfad Pfanne Pfeil Pferd Pflaume Pilz Pinsel Pirat Quelle Rabe Rad Rahmen ' +
  'Regen Reh Reiher Reis Ring Robbe Rose Ruder Salz Samt Sand Schaf Schale Schiff Schilf Schlitten Schnee Schuh Seil ' +
  'Segel Sessel Silber Sonne Spaten Specht Spiegel Stall Stamm Stein Stern Stiefel Storch Strand Stroh Sturm Tanne ' +
  'Tasse Taube Tee Teich Teller Tisch Tor Traube Treppe Trommel Tulpe Turm Ufer Uhr Vogel Waage Wald Wand Wasser ' +
  'Weide Welle Wiese Wind Winter Wolf Wolke Wolle Wurzel Zange Zaun Zeder Zelt Ziege Ziegel Zimt Zirkus Zucker Zweig ' +
  'Zwiebel'
).split(' ');

export const GUEST_NAMES: readonly string[] = [
  'Amsel',
  'Biber',
  'Dachs',
  'Elster',
  'Falke',
  'Fink',
  'Fuchs',
  'Hase',
  'Igel',
  'Kranich',
  'Lerche',
  'Luchs',
  'Otter',
  'Rabe',
  'Reiher',
  'Specht',
  'Storch',
  'Taube',
  'Wiesel',
  'Zeisig',
];
