/** The words of a feed, by language; the names of types and reasons are the contract's. */
export const feedWords = {
  sq: { title: 'Pushimet', away: 'mungon', leave: (type: string) => `pushim ${type.toLowerCase()}` },
  en: { title: 'Leave', away: 'away', leave: (type: string) => `${type.toLowerCase()} leave` },
};
