/**
 * What is typed, pasted or filled in, and what is sent for it: a table for each kind of field, whose rows are read by the test
 * of each field that takes them.
 */

/** What is put into a PIN's field at once, and the PIN that is submitted; undefined: none, and the field says so. */
export const pins: readonly (readonly [text: string, pin: string | undefined])[] = [
  ['246810', '246810'],
  ['246 810', '246810'],
  ['246-810', '246810'],
  ['24–68–10', '246810'],
  ['๒๔๖๘๑๐', '246810'],
  ['\u200b246\u00a0810\n', '246810'],
  ['2468101', undefined],
  ['0812345678', undefined],
  ['hunter246810', undefined],
  ['246810!', undefined],
  ['Tr0ub4dor&3x92817', undefined],
  ['PIN 246810', undefined],
  ['246810 135790', undefined],
]

/** A text that an OTP's field is given, and the code that is submitted; undefined: nothing is filled in. */
export const otps: readonly (readonly [text: string, code: string | undefined])[] = [
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['๑๒๓ ๔๕๖', '123456'],
  ['โทร 0812345678 รหัส 123\u200b456\u200b', '123456'],
  ['โทร 0812345678 รหัส ๑๒๓๔๕๖', '123456'],
  ['OTP: 123 456 (Ref AB12)', '123456'],
  ['(Ref: 98AB) รหัส OTP ของคุณคือ 123456 ใช้ได้ 5 นาที', '123456'],
  ['Ref A998877, OTP 123456', '123456'],
  ['@shop.example #123456', '123456'],
  ['OTP123456', '123456'],
  ['123456 คือรหัส OTP ของ Doi Sai (Ref: KX7P) ใช้ได้ 5 นาที\n@doisai.example #123456', '123456'],
  ['G-123456 is your code', '123456'],
  ['123456 5', '123456'],
  // Two candidates, of which one is the reference.
  ['Ref 654321 OTP 123456', '123456'],
  ['Ref: 654321\nรหัสของคุณคือ 123456', '123456'],
  ['รหัสอ้างอิง 654321 รหัส OTP 123456', '123456'],
  ['รหัส OTP (อ้างอิง: 654321) คือ 123456', '123456'],
  ['OTP (Ref. AB-654321) 123456', '123456'],
  ['Ref code: 654321, code: 123456', '123456'],
  ['เลขที่อ้างอิง 654-321 รหัส 123-456', '123456'],
  ['OTP Ref 654321: 123456', '123456'],
  ['RefNo.654321 OTP=123456', '123456'],
  ['123456 is your OTP. Ref 654321', '123456'],
  ['123456 รหัสอ้างอิง (Reference code): 654321', '123456'],
  ['รหัส 123456 อ้างอิง (Ref Code) 654321', '123456'],
  ['123456 (อ้างอิง/Ref: 654321)', '123456'],
  ['123456\nเลขอ้างอิง (Ref.): 654321', '123456'],
  ['123456 (Ref 98AB-654321)', '123456'],
  ['(Ref: KXQP) 123456', '123456'],
  // The reference comes before its word.
  ['654321 is your reference. 123456 is your OTP', '123456'],
  ['654321 คือรหัสอ้างอิง 123456 คือ OTP', '123456'],
  ['654321 คือเลขอ้างอิง (Ref.) 123456 คือ OTP', '123456'],
  ['654321 คือเลขอ้างอิง รหัส OTP 123456', '123456'],
  ['654321 is the ref. Your code: 123456', '123456'],
  ['123456 is valid until noon. Ref 654321', '123456'],
  ['OTP 123456 is for ref 654321', '123456'],
  ['Ref 654321 is for OTP 123456', '123456'],
  // Two candidates, of which one follows the word.
  ['บิล 778899 OTP 123456', '123456'],
  ['OTP 123456 สำหรับยอด 778899 บาท', '123456'],
  ['รหัสสมาชิก 778899 OTP 123456', '123456'],
  ['Order 778899. Your verification code is 123456.', '123456'],
  ['123456 is your code. Order 778899', '123456'],
  ['123456 คือรหัสของคุณ บิล 778899', '123456'],
  ['ยอด 100000.00 บาท 123456', '123456'],
  ['OTP 123456\n@shop.example #123456', '123456'],
  // Nobody knows which.
  ['123456 654321', undefined],
  ['ใบเสร็จ 123456 วันที่ 261120', undefined],
  ['OTP 123456, OTP 654321', undefined],
  ['OTP for order 654321 is 123456', undefined],
  // No code at all.
  ['Ref 654321', undefined],
  ['อ้างอิง: 654321', undefined],
  ['รหัสอ้างอิง 654 321', undefined],
  ['รหัสอ้างอิง (Ref.) 654321', undefined],
  ['เลขอ้างอิง Ref 654321', undefined],
  ['ref nr 654321', undefined],
  ['REF NUMBER 654321', undefined],
  ['เลขอ้างอิงสำหรับการทำรายการของท่านในครั้งนี้คือ 654321', undefined],
  ['Your code is 4821, valid for 5 minutes', undefined],
  ['โทร 081-234-5678', undefined],
  ['โทร 02-123456', undefined],
  ['1234567', undefined],
  ['Ref AB12', undefined],
]

/** Choices of a searchable field, by id: Thai, and the other language's name. */
export const choices = [
  { value: '10', label: 'กรุงเทพมหานคร', keywords: 'Bangkok' },
  { value: '50', label: 'เชียงใหม่', keywords: 'Chiang Mai' },
  { value: '57', label: 'เชียงราย', keywords: 'Chiang Rai' },
  { value: '1', label: 'เมืองเก่า', keywords: 'Mueang Kao' },
  { value: '2', label: 'เมือง', keywords: 'Mueang' },
  { value: '3', label: 'ท่าช้าง', keywords: 'Tha Chang' },
  { value: '4', label: 'ท่าช่าง', keywords: 'Tha Chaang' },
]

/** What is typed for one of them, and the one that is sent; undefined: none, and the field says to choose from the list. */
export const typedChoices: readonly (readonly [text: string, value: string | undefined])[] = [
  ['เชียงใหม่', '50'],
  [' เชียงราย ', '57'],
  ['Bangkok', '10'],
  ['CHIANG  RAI', '57'],
  ['เชี\u200bยงใหม่', '50'],
  // The only one left.
  ['ใหม่', '50'],
  ['mai', '50'],
  ['เชี่ยงราย', '57'],
  // Named, though others hold the name.
  ['เมือง', '2'],
  ['mueang', '2'],
  // To the tone mark, and without.
  ['ท่าช่าง', '4'],
  ['ท่าช้าง', '3'],
  ['ทาชาง', undefined],
  // None, or more than one.
  ['เชียง', undefined],
  ['เชียงใหม่ กรุงเทพ', undefined],
  ['Chiang', undefined],
  ['xyz', undefined],
  ['10', undefined],
  ['-', undefined],
]

/** Places of one list, as an API names them. */
export const places = [
  { id: '10', name_th: 'กรุงเทพมหานคร', name_en: 'Bangkok' },
  { id: '50', name_th: 'เชียงใหม่', name_en: 'Chiang Mai' },
  { id: '57', name_th: 'จังหวัดเชียงราย', name_en: 'Chiang Rai' },
  { id: '22', name_th: 'จันทบุรี', name_en: 'Chanthaburi' },
  { id: '2408', name_th: 'สนามชัยเขต', name_en: 'Sanam Chai Khet' },
  { id: '4001', name_th: 'เมืองขอนแก่น', name_en: 'Mueang Khon Kaen' },
  { id: '1004', name_th: 'เขตบางรัก', name_en: 'Bang Rak' },
  { id: '8504', name_th: 'จ.ป.ร.', name_en: 'Chopoto' },
]

/** How a place is written, and the one that is sent; undefined: none, and the field says to choose from the list. */
export const typedPlaces: readonly (readonly [text: string, id: string | undefined])[] = [
  ['จ.เชียงใหม่', '50'],
  ['จ. เชียงใหม่', '50'],
  ['จังหวัดเชียงใหม่', '50'],
  ['จังหวัด เชียงใหม่', '50'],
  ['จ.\u200bเชียงใหม่', '50'],
  ['เชียงราย', '57'],
  ['จ.เชียงราย', '57'],
  ['จังหวัดเชียงราย', '57'],
  ['กทม', '10'],
  ['กทม.', '10'],
  ['ก.ท.ม.', '10'],
  ['กรุงเทพ', '10'],
  ['กรุงเทพฯ', '10'],
  ['จ.กรุงเทพฯ', '10'],
  ['อ.เมืองขอนแก่น', '4001'],
  ['อำเภอเมืองขอนแก่น', '4001'],
  ['ต.เมืองขอนแก่น', '4001'],
  ['ตำบล เมืองขอนแก่น', '4001'],
  ['บางรัก', '1004'],
  ['แขวงบางรัก', '1004'],
  ['เขต บางรัก', '1004'],
  ['สนามชัยเขต', '2408'],
  ['อ.สนามชัยเขต', '2408'],
  ['จันทบุรี', '22'],
  ['จ.ป.ร.', '8504'],
  ['ต.จ.ป.ร.', '8504'],
  ['จ.', undefined],
  ['จังหวัด', undefined],
  ['เขต', undefined],
  ['ฯ', undefined],
  ['จ.เชียง', undefined],
  ['จ.ธนบุรี', undefined],
]

/** A number's text, and the number that is sent; undefined: none, and the field says so. */
export const numbers: readonly (readonly [text: string, sent: string | undefined])[] = [
  ['1250', '1250'],
  ['๑๒', '12'],
  ['-3', '-3'],
  ['−3', '-3'],
  ['+7', '7'],
  ['0', '0'],
  ['12.5', '12.5'],
  ['.5', '0.5'],
  // Groups of three.
  ['1,250', '1250'],
  ['1,250.75', '1250.75'],
  ['12,345,678', '12345678'],
  ['๑,๒๕๐', '1250'],
  // The decimal sign.
  ['65,5', '65.5'],
  ['๖๕,๕', '65.5'],
  ['1250,50', '1250.50'],
  ['-0,25', '-0.25'],
  ['0,500', '0.500'],
  ['1234,567', '1234.567'],
  [',5', '0.5'],
  // No telling which.
  ['1,25,5', undefined],
  ['1.250,50', undefined],
  ['12,34,567', undefined],
  ['1,250,5', undefined],
  ['65,', undefined],
  ['1.250.000', undefined],
  ['สอง', undefined],
  ['65 กก.', undefined],
  ['1e3', undefined],
  // Blanks inside.
  ['65 5', undefined],
  ['1 250', undefined],
  ['1\u00a0250', undefined],
  ['- 3', undefined],
]

/** The options of a question with several answers, an answer as it is stored, and what is ticked for it. */
export const joinedAnswers: readonly (readonly [options: string[], answer: string, ticked: string[]])[] = [
  [['a', 'b'], 'b, a', ['b', 'a']],
  [['a', 'b'], 'b,gone', ['b', 'gone']],
  [['a', 'b'], '', []],
  [['a', 'b'], ' ,a,, a', ['a']],
  [['ชา, กาแฟ', 'น้ำ'], 'ชา, กาแฟ,น้ำ', ['ชา, กาแฟ', 'น้ำ']],
  [['ชา', 'ชา,เย็น'], 'ชา,เย็น', ['ชา,เย็น']],
  [['ชา', 'ชา,เย็น'], 'ชา', ['ชา']],
  [['ชา', 'ชาเขียว'], 'ชาเขียว,ชา', ['ชาเขียว', 'ชา']],
  [['1,000–2,000', '2,000'], '2,000,1,000–2,000', ['2,000', '1,000–2,000']],
  [['a,b', 'a,b,c'], 'a,b,c,a,b', ['a,b,c', 'a,b']],
  [['a,b'], 'a,bc', ['a', 'bc']],
]

/** A date's text, and the day that is sent; 'early': refused as before 1900; undefined: no date, and the field says so. */
export const dates: readonly (readonly [text: string, day: string | undefined])[] = [
  ['31/12/2533', '1990-12-31'],
  ['31-12-2533', '1990-12-31'],
  ['31.12.2533', '1990-12-31'],
  ['31 / 12 / 2533', '1990-12-31'],
  ['31122533', '1990-12-31'],
  ['๓๑/๑๒/๒๕๓๓', '1990-12-31'],
  ['  31/12/1990 ', '1990-12-31'],
  ['1/2/2533', '1990-02-01'],
  ['29/02/2543', '2000-02-29'],
  // As ISO.
  ['1990-12-31', '1990-12-31'],
  ['2533-12-31', '1990-12-31'],
  ['๒๕๓๓-๑๒-๓๑', '1990-12-31'],
  ['1990/12/31', '1990-12-31'],
  ['2012-05-01', '2012-05-01'],
  ['2012-5-1', '2012-05-01'],
  ['2543-02-29', '2000-02-29'],
  ['1990-12-31\u200b', '1990-12-31'],
  // Digits alone, the year first.
  ['19900115', '1990-01-15'],
  ['25330115', '1990-01-15'],
  ['๒๕๓๓๐๑๑๕', '1990-01-15'],
  ['19901231', '1990-12-31'],
  ['25331231', '1990-12-31'],
  ['20121205', '2012-12-05'],
  // Before 1900.
  ['31/12/1899', 'early'],
  ['31/12/2442', 'early'],
  ['01/01/2400', 'early'],
  ['1899-12-31', 'early'],
  ['2442-12-31', 'early'],
  ['20/12/1205', 'early'],
  ['18991231', 'early'],
  // No date.
  ['31/02/2533', undefined],
  ['29/02/2532', undefined],
  ['29/02/1900', undefined],
  ['00/12/2533', undefined],
  ['31/13/2533', undefined],
  ['31/00/2533', undefined],
  ['1990-02-30', undefined],
  ['2533-13-01', undefined],
  ['31/12/2533 10:00', undefined],
  ['31/12/33', undefined],
  ['3112253', undefined],
  ['31131990', undefined],
  ['19900230', undefined],
  ['31/12/0000', undefined],
  ['soon', undefined],
]

/** An e-mail address's text, and the address that is sent; undefined: none, and the field says so. */
export const emails: readonly (readonly [text: string, sent: string | undefined])[] = [
  ['a@b.co', 'a@b.co'],
  [' Somchai.J+line@Example.co.th ', 'Somchai.J+line@Example.co.th'],
  ['สมชาย@ตัวอย่าง.ไทย', 'สมชาย@ตัวอย่าง.ไทย'],
  // With letters that nobody sees, or Thai digits.
  ['somchai\u200b@example.com', 'somchai@example.com'],
  ['\ufeffsomchai@example.com\u200e', 'somchai@example.com'],
  ['som\u00adchai@exam\u2060ple.com', 'somchai@example.com'],
  ['somchai๙๙@example.com', 'somchai99@example.com'],
  // A dot at an end, or two in a row.
  ['somchai@example.com.', undefined],
  ['somchai@example..com', undefined],
  ['som..chai@example.com', undefined],
  ['somchai.@example.com', undefined],
  ['.somchai@example.com', undefined],
  ['somchai@.example.com', undefined],
  ['somchai@example.com.\u200b', undefined],
  // No address at all, or more than one.
  ['a@b', undefined],
  ['a b@c.co', undefined],
  ['a@b@c.co', undefined],
  ['@b.co', undefined],
  ['somchai@example,com', undefined],
  ['somchai@example.com,', undefined],
  ['<somchai@example.com>', undefined],
]

/** A name or an answer in words, and what is sent for it. */
export const texts: readonly (readonly [text: string, sent: string])[] = [
  ['  สมชาย ', 'สมชาย'],
  ['ห้อง ๙๙/๑', 'ห้อง ๙๙/๑'],
  // With letters that nobody sees.
  ['สม\u200bชาย', 'สมชาย'],
  ['\ufeffสมชาย\u200e', 'สมชาย'],
  ['\u2067Som\u00adchai\u2069 \u2060', 'Somchai'],
  ['สม\u200dชาย\u200c', 'สมชาย'],
  ['Som\u200cchai', 'Somchai'],
  ['\u200b', ''],
  // Of several characters where one is meant.
  ['ก\u0e4d\u0e32', 'กำ'],
  ['น\u0e49\u0e4d\u0e32ใจ', 'น้ำใจ'],
  ['น\u0e4d\u0e49\u0e32ใจ', 'น้ำใจ'],
  ['น\u0e4d\u0e49\u200b\u0e32ใจ', 'น้ำใจ'],
  ['เเก้ว', 'แก้ว'],
  ['Rene\u0301', 'Ren\u00e9'],
  // There the letter that nobody sees makes one sign of several, or tells two words apart.
  ['👩\u200d🍳 ครัว', '👩\u200d🍳 ครัว'],
  ['👨\u200d👩\u200d👧\u200d👦', '👨\u200d👩\u200d👧\u200d👦'],
  ['👩🏽\u200d🍳', '👩🏽\u200d🍳'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['അവന്\u200d', 'അവന്\u200d'],
  ['👩\u200d ครัว', '👩 ครัว'],
]

/** Texts and their letters as readers see them, between which alone a text may be cut. */
export const letters: readonly (readonly [text: string, letters: string[]])[] = [
  ['ที่ปุ่ม', ['ที่', 'ปุ่', 'ม']],
  ['น้ำใจ', ['น้ำ', 'ใ', 'จ']],
  ['กำ ปี๋', ['กำ', ' ', 'ปี๋']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['🌿ดอย', ['🌿', 'ด', 'อ', 'ย']],
  ['👩🏽‍🍳ครัว', ['👩🏽‍🍳', 'ค', 'รั', 'ว']],
  ['👨‍👩‍👧‍👦บ้าน', ['👨‍👩‍👧‍👦', 'บ้', 'า', 'น']],
  ['🇹🇭🇯🇵', ['🇹🇭', '🇯🇵']],
  ['❤️A', ['❤️', 'A']],
]

/** First bytes of files that are taken as pictures, if the browser can decode them. */
export const pictures: readonly (readonly [what: string, bytes: string])[] = [
  ['a JPEG', '\xff\xd8\xff\xe1\x00\x18Exif\x00\x00'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0d'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ["an iPhone's HEIC", '\x00\x00\x00\x18ftypheic\x00\x00'],
  ['an AVIF', '\x00\x00\x00\x20ftypavif\x00\x00'],
  ['a HEIC whose first box has 60 bytes', '\x00\x00\x00<ftypheic\x00\x00'],
  ['a series of AVIFs', '\x00\x00\x00\x20ftypavis\x00\x00'],
  ['a BMP', 'BM\x46\x00\x00\x00\x00\x00'],
  ['a TIFF', 'II*\x00\x08\x00\x00\x00'],
  ['an ICO', '\x00\x00\x01\x00\x01\x00'],
  ['a JPEG XL', '\xff\x0a\xfa\x1f'],
]

/** First bytes of drawings, which are never decoded. */
export const drawings: readonly (readonly [what: string, bytes: string])[] = [
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG of XML', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG below blanks', '\r\n\t <!-- drawn --><svg/>'],
  ['an SVG with a byte order mark', '\xef\xbb\xbf<svg/>'],
  ['an SVG in UTF-16', '\xff\xfe<\x00s\x00v\x00g\x00'],
  ['an SVG in big-endian UTF-16', '\x00<\x00s\x00v\x00g'],
  ['an SVG whose first words name a picture', '<!--ftypheic--><svg/>'],
  ['a page', '<!doctype html><svg></svg>'],
]
