-- A person's work in Neovim, without a window: each step is the command that a key runs.
--
--     nvim --headless -u NONE -i NONE -c 'luafile neovim.lua'
--
-- EDITORS is the folder of the configurations, FIXTURE the package, SERVER the server's program.

local fixture = os.getenv 'FIXTURE'
package.path = os.getenv 'EDITORS' .. '/Neovim/lua/?.lua;' .. package.path
vim.cmd 'filetype on'
vim.o.swapfile = false
vim.o.hidden = true

local function fail(message)
  io.stdout:write('Neovim: ' .. message .. '\n')
  vim.cmd 'cquit 1'
end

local function expect(condition, message, found)
  if not condition then fail(message .. (found and ', but found ' .. vim.inspect(found) or '')) end
end

local resume

-- The steps run in a coroutine, so that the editor works while they wait.
local function wait(message, condition)
  for _ = 1, 600 do
    if condition() then return end
    vim.defer_fn(resume, 100)
    coroutine.yield()
  end
  fail('no ' .. message .. ' within 60 seconds')
end

local function press(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 't', false)
end

local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end
local function text() return table.concat(lines(), '\n') end

local function open(file)
  vim.cmd('edit ' .. fixture .. '/' .. file)
  local names = function()
    local found = {}
    for _, client in pairs(vim.lsp.buf_get_clients(0)) do
      if client.initialized ~= false then found[client.name] = client end
    end
    return found
  end
  wait('server for ' .. file, function()
    return names().inline_graphql and (not file:match '%.swift$' or names().sourcekit)
  end)
  return names()
end

-- Puts the cursor on the place of a text in a line that has another.
local function move(line, part)
  for number, found in ipairs(lines()) do
    if found:find(line, 1, true) then
      vim.api.nvim_win_set_cursor(0, { number, found:find(part, 1, true) - 1 })
      return
    end
  end
  fail('no line with ' .. line)
end

local function shown(parameters)
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      local found = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
      if table.concat(found, '\n'):find(parameters, 1, true) then return true end
    end
  end
end

require('inline_graphql').setup {
  command = { os.getenv 'SERVER', 'lsp' },
  sourcekit = { 'sourcekit-lsp', '--scratch-path', os.getenv 'SCRATCH' },
}

local steps = {}

function steps.complete()
  open 'Sources/App/Queries.swift'
  move('id', 'id')
  vim.bo.omnifunc = 'v:lua.vim.lsp.omnifunc'
  press 'cena<C-x><C-o>'
  local proposed
  wait('completion', function()
    proposed = vim.fn.complete_info({ 'items' }).items
    return #proposed > 0
  end)
  local words = vim.tbl_map(function(item) return item.word end, proposed)
  expect(vim.tbl_contains(words, 'name'), 'a field is completed', words)
  press '<Esc>'
  wait('end of the insertion', function() return vim.fn.mode() == 'n' end)
  vim.cmd 'edit!'
end

function steps.hover()
  open 'Sources/Fragments/Fragments.swift'
  move('    name', 'name')
  vim.lsp.buf.hover()
  wait('hover', function() return shown 'String!' end)
end

function steps.jump()
  open 'Sources/Fragments/Fragments.swift'
  move('    name', 'name')
  vim.lsp.buf.definition()
  wait('definition', function() return vim.api.nvim_buf_get_name(0):match 'Schemas/StarWars%.graphqls$' end)
  local line = vim.api.nvim_get_current_line()
  expect(line:match 'name: String!', 'the definition is the field of the schema', line)
end

function steps.references()
  open 'Sources/Fragments/Fragments.swift'
  move('fragment Card', 'Card')
  vim.lsp.buf.references()
  wait('references', function()
    for _, place in ipairs(vim.fn.getqflist()) do
      if vim.api.nvim_buf_get_name(place.bufnr):match 'App/Queries%.swift$' then return true end
    end
  end)
  vim.cmd 'cclose'
end

function steps.signature()
  open 'Sources/App/Queries.swift'
  move('hero(', 'episode: ')
  vim.lsp.buf.signature_help()
  wait('signature', function() return shown 'hero(episode: Episode' end)
end

-- Both servers have an outline, and Neovim shows the one that comes last.
function steps.outline()
  open 'Sources/App/Queries.swift'
  local found
  local parameters = { textDocument = vim.lsp.util.make_text_document_params() }
  vim.lsp.buf_request_all(0, 'textDocument/documentSymbol', parameters, function(answers)
    for _, answer in pairs(answers) do
      for _, symbol in ipairs(answer.result or {}) do
        if symbol.name == 'Hero' then found = symbol end
      end
    end
  end)
  wait('outline', function() return found end)
  expect(found.children[1].name == 'hero', 'the fields are in the query', found)
end

function steps.fix()
  open 'Sources/App/Mistake.graphql'
  move('nme', 'nme')
  vim.ui.select = function(actions, _, choose) choose(actions[1], 1) end
  vim.lsp.buf.code_action()
  wait('fix', function() return text():find('hero { name }', 1, true) end)
  vim.cmd 'edit!'
end

function steps.rename()
  open 'Sources/App/Queries.swift'
  move('...Card', 'Card')
  vim.lsp.buf.rename 'Portrait'
  wait('rename', function() return text():find('...Portrait', 1, true) end)
  vim.cmd('edit ' .. fixture .. '/Sources/Fragments/Fragments.swift')
  expect(text():find('fragment Portrait on Character', 1, true), 'the fragment is renamed', text())
  expect(text():find('struct Portrait', 1, true), 'the type of the fragment is renamed', text())
end

function steps.format()
  open 'Sources/App/Untidy.graphql'
  require('inline_graphql').format()
  wait('formatting', function() return lines()[1] == 'query Untidy {' end)
  expect(vim.tbl_contains(lines(), '    name'), 'a field has a line', lines())
end

-- The errors that macros report are shown by sourcekit-lsp.
function steps.diagnose()
  for file, wanted in pairs {
    ['Sources/App/Mistake.graphql'] = { 'Cannot query field "nme"', 1, 9 },
    ['Sources/App/Twice.swift'] = { 'There can be only one operation named "Hero"', 3, 18 },
  } do
    open(file)
    local found
    wait('diagnostics of ' .. file, function()
      for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
        if diagnostic.message:find(wanted[1], 1, true) then found = diagnostic end
      end
      return found
    end)
    expect(found.lnum == wanted[2] and found.col == wanted[3], 'the diagnostic is at the name', found)
  end
end

local run = coroutine.create(function()
  for _, name in ipairs { 'complete', 'hover', 'jump', 'references', 'signature', 'outline', 'rename', 'diagnose', 'fix', 'format' } do
    steps[name]()
    io.stdout:write('Neovim: ' .. name .. '\n')
  end
  vim.cmd 'qall!'
end)

function resume()
  local succeeded, problem = coroutine.resume(run)
  if not succeeded then fail(problem) end
end

vim.defer_fn(resume, 0)
