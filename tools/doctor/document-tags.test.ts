import { expect, it } from 'vitest'
import { entryOf, scriptsOf, tagsOf } from './document-tags.ts'

it('reads scripts as a browser does: none of a comment, a template or a text', () => {
  const hidden = [
    ['<!--', '-->'],
    ['<template>', '</template>'],
    ['<noscript>', '</noscript>'],
    ['<title>', '</title>'],
  ]
    .map((around) => around.join('<script src="/a.js"></script>'))
    .join('')
  const html = `${hidden}<SCRIPT Type=module src='/b.js?x&amp;y'>if (a<b) "</scrip>"</SCRIPT>`
  expect(scriptsOf(tagsOf(html))).toEqual([
    { name: 'script', attributes: { type: 'module', src: '/b.js?x&y' }, text: 'if (a<b) "</scrip>"' },
  ])
  expect(entryOf(html)).toBe('/b.js?x&y')
})

// A parser whose time grows with the square of the length would take minutes to days for each.
it.each([
  ['scripts that do not end', '<script>', ''],
  ['comments that do not end', '<!--', ''],
  ['quotes that do not end', '<script "', ''],
  ['elements in elements', '<b>', '</i>'],
])('comes to an end with a page of %s', (_which, start, end) => {
  expect(tagsOf(start.repeat(400_000) + end.repeat(400_000)).length).toBeLessThan(1000)
})
